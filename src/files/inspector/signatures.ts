export const PDF_SIGNATURE = Buffer.from('%PDF-')
export const OLE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
export const ZIP_SIGNATURE = Buffer.from('PK\x03\x04')

export function beginsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature)
}
