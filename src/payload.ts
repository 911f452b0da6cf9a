/** The one Payload instance of this process. */
export async function payloadInstance() {
  // Imported here, they are one part of the built server; above, they would be one for each route.
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ])
  return getPayload({ config })
}
