// A separate program: it receives one PDF, responds with its text, and ends.
import './withoutCanvas'
import { readPdfText } from './readPdfText'

process.once('disconnect', () => process.exit())
process.once('message', async (bytes: Buffer) => {
  // The parser throws on invalid files, which is an expected result here.
  const found = await readPdfText(new Uint8Array(bytes)).catch(() => null)
  process.send?.({ found })
})
process.send?.('ready')
