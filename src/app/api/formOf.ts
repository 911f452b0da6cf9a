/** The form that a body holds; null when it holds none, whatever its header announces. */
export async function formOf(body: Buffer<ArrayBuffer>, contentType: string) {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch (err) {
    if (err instanceof TypeError) return null
    throw err
  }
}
