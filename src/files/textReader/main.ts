// A program of its own: it is given one PDF, says which words stand in it, and is ended.
import './withoutCanvas'
import { readPdfText } from './readPdfText'

process.once('disconnect', () => process.exit())
process.once('message', async (bytes: Buffer) => {
  // The parser throws on whatever it cannot follow: to us that is an answer, not a fault.
  const found = await readPdfText(new Uint8Array(bytes)).catch(() => null)
  process.send?.({ found })
})
process.send?.('ready')
