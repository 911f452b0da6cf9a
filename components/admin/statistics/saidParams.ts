import type { AdminViewServerProps } from 'payload'

type Params = AdminViewServerProps['searchParams']

/** What the address says of these, each once. */
export function saidParams<Name extends string>(
  params: Params,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const said: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = params?.[name]
    said[name] = Array.isArray(value) ? value[0] : value
  }
  return said
}
