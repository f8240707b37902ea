import GraphModel

extension Document {
  /// The document without the part of the plane that is looked at.
  package var withoutViews: Document {
    var document = self
    document.viewports = [:]
    return document
  }
}
