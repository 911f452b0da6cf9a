// The build embeds these files into the viewer, whose page has no network access.
declare module '*.worker.min.mjs' {
  const source: string
  export default source
}
declare module '*.wasm' {
  const bytes: Uint8Array
  export default bytes
}
