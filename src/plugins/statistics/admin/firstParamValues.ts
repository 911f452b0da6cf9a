import type { AdminViewServerProps } from 'payload'

type AdminSearchParams = AdminViewServerProps['searchParams']

/** Reads the values of these query parameters; the first one if a parameter is repeated. */
export function firstParamValues<Name extends string>(
  params: AdminSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = params?.[name]
    values[name] = Array.isArray(value) ? value[0] : value
  }
  return values
}
