// The library makes one as soon as it is loaded, for what it draws: here nothing is drawn.
Object.assign(globalThis, { DOMMatrix: class {} })
