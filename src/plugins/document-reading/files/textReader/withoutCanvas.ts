// pdfjs-dist needs a DOMMatrix when it is imported, although this program renders nothing.
Object.assign(globalThis, { DOMMatrix: class {} })
