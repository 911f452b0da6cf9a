const BYTE_ORDER_MARKS: Record<number, string> = { 65279: 'utf-16be', 65534: 'utf-16le' }

/** @throws on bytes that are invalid in the encoding of their byte order mark */
export function decodeXml(xml: Buffer): string {
  const encoding = (xml.length > 1 && BYTE_ORDER_MARKS[xml.readUInt16BE(0)]) || 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(xml)
}
