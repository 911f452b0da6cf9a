/** The one Payload instance of this process. */
export async function payloadInstance() {
  // Imported dynamically, they are one shared chunk of the built server; static imports would add
  // them to each route.
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ])
  return getPayload({ config })
}
