// The library needs a DOMMatrix when it is loaded, although this program renders nothing.
Object.assign(globalThis, { DOMMatrix: class {} })
