/** Parses a body as form data; null if it is not form data, even if its header claims so. */
export async function parseMultipartForm(body: Buffer<ArrayBuffer>, contentType: string) {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch (err) {
    if (err instanceof TypeError) return null
    throw err
  }
}
