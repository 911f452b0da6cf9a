/** Returns the one Payload instance of this process. */
export async function getPayloadInstance() {
  // The modules are imported dynamically as one shared chunk of the built server; static imports
  // would add them to each route.
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ])
  return getPayload({ config })
}
