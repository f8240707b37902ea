import CLibrary
package import Words

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension StateFile {
  /// Replaces the file: whoever reads it at any moment, or after a power cut, finds the old bytes or
  /// the new ones.
  ///
  /// What would be too large to be read again is refused.
  package func save(_ bytes: Data) throws(SystemFault) {
    guard bytes.count <= Self.largest else {
      throw SystemFault(call: "write", path: path, code: EFBIG)
    }
    try makeFolder()
    try whole.replace(path, by: "\(path).new", mode: 0o600, with: [UInt8](bytes))
    syncFolder()
  }

  /// Moves a file that cannot be used out of the way, never over another, and returns the sentence to
  /// show.
  ///
  /// A folder or a device that has the file's name was put there by somebody else, and stays.
  package func setAside(because cause: SystemFault) -> SystemFault {
    if let failure = obstacle { return .notSetAside(because: cause, failure: failure) }
    for number in 1...999 {
      let place = "\(path).broken-\(number)"
      if moveAside(to: place) {
        keepPrivate(place)
        syncFolder()
        return .setAside(because: cause, place: place)
      }
      guard errno == EEXIST else { break }
    }
    return .notSetAside(because: cause, failure: whole.fault("link"))
  }

  /// Why what has the file's name is not to be moved: it is no file.
  private var obstacle: SystemFault? {
    var status = stat()
    guard stat(path, &status) == 0 else { return whole.fault("stat") }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return SystemFault(call: "rename", path: path, code: EISDIR)
    default: return SystemFault(call: "rename", path: path, code: EINVAL)
    }
  }

  /// A hard link fails when the name is taken; a rename would overwrite.
  private func moveAside(to place: String) -> Bool {
    if link(path, place) == 0 { return unlink(path) == 0 }
    guard errno != EEXIST else { return false }
    // Not every file system has hard links.
    if access(place, F_OK) == 0 {
      errno = EEXIST
      return false
    }
    return rename(path, place) == 0
  }

  /// Leaves a file to its owner, whatever it was before; a link's target is none of ours.
  private func keepPrivate(_ place: String) {
    var status = stat()
    guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    chmod(place, 0o600)
  }

  func makeFolder() throws(SystemFault) {
    var missing: [String] = []
    var place = folder
    while !place.isEmpty, place != "/", access(place, F_OK) != 0 {
      missing.append(place)
      place = Self.folder(of: place)
    }
    for place in missing.reversed() {
      guard mkdir(place, 0o700) == 0 || errno == EEXIST else { throw whole.fault("mkdir") }
    }
  }

  /// Makes the new name last; a file system that cannot is no reason to fail.
  private func syncFolder() {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
