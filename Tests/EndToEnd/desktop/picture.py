"""What is to be seen on a screen, as pixels."""

import subprocess


class Picture:
    """Rows of RGB bytes from the top."""

    def __init__(self, width, height, rows):
        self.size = (width, height)
        self.rows = rows

    def __eq__(self, other):
        return isinstance(other, Picture) and self.rows == other.rows

    @staticmethod
    def decode(data):
        """From a binary PPM of 8 bits; an empty picture when it is none."""
        parts = data.split(b"\n", 3)
        if len(parts) < 4 or parts[0] != b"P6":
            return Picture(0, 0, [])
        width, height = map(int, parts[1].split())
        row = 3 * width
        return Picture(width, height, [parts[3][y * row:(y + 1) * row] for y in range(height)])

    @staticmethod
    def read(path):
        """From a file of any format ImageMagick knows."""
        return Picture.decode(subprocess.run(
            ["convert", path, "-background", "black", "-alpha", "remove", "-depth", "8", "ppm:-"],
            capture_output=True, timeout=30, check=True).stdout)

    def write(self, path):
        data = b"P6\n%d %d\n255\n" % self.size + b"".join(self.rows)
        subprocess.run(["convert", "ppm:-", path], input=data, timeout=30, check=True)

    def crop(self, box):
        """The part in a box (x, y, width, height)."""
        x, y, width, height = box
        rows = [row[3 * x:3 * (x + width)] for row in self.rows[y:y + height]]
        return Picture(len(rows[0]) // 3 if rows else 0, len(rows), rows)

    def pixel(self, x, y):
        """A pixel's colour as #RRGGBB."""
        return "#" + self.rows[y][3 * x:3 * x + 3].hex().upper()

    def count(self, color):
        """How many pixels have exactly a colour #RRGGBB."""
        wanted = bytes.fromhex(color[1:])
        return sum(row[x:x + 3] == wanted
                   for row in self.rows if wanted in row for x in range(0, len(row), 3))

    def rows_of(self, color, x):
        """In which rows a column of pixels has a colour."""
        wanted = bytes.fromhex(color[1:])
        return [y for y, row in enumerate(self.rows) if row[3 * x:3 * x + 3] == wanted]

    def is_like(self, other):
        """Whether it is the same picture but for the rounding of edges blended over each other."""
        return self.size == other.size and all(
            abs(x - y) <= 8 for a, b in zip(self.rows, other.rows) if a != b for x, y in zip(a, b))

    def difference(self, other):
        """How many pixels differ; all of them when the sizes do."""
        if self.size != other.size:
            return max(self.size[0] * self.size[1], 1)
        return sum(a[x:x + 3] != b[x:x + 3]
                   for a, b in zip(self.rows, other.rows) if a != b for x in range(0, len(a), 3))

    @property
    def is_drawn(self):
        """Whether there is more to see than an empty window."""
        return len(set(self.rows)) > 5
