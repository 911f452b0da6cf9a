const underWay = new Set<Promise<unknown>>()

/** Notes a choice that is being saved, until the server has answered. */
export function noteSave<T>(saving: Promise<T>): Promise<T> {
  underWay.add(saving)
  const forget = () => underWay.delete(saving)
  saving.then(forget, forget)
  return saving
}

/** Waits for the choices made so far: what is read afterwards is what the screen shows. */
export async function savesAnswered(): Promise<void> {
  await Promise.allSettled(underWay)
}
