/** A promise that the test resolves: a response that is held back. */
export function hold<Value>() {
  let release = (_value: Value) => {}
  const held = new Promise<Value>((resolve) => {
    release = resolve
  })
  return { held, release }
}
