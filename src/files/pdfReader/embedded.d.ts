// Put into the reader as they are by the build: its page fetches nothing.
declare module '*.worker.min.mjs' {
  const source: string
  export default source
}
declare module '*.wasm' {
  const bytes: Uint8Array
  export default bytes
}
