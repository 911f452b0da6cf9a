import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotliCompressAsync = promisify(brotliCompress)

// The quality is one below the best, which takes twice as long and saves one per cent.
const compressionParams = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1 }

/** Writes a Brotli-compressed `name.br` beside each script and style sheet of the folder. */
export async function compressAssets(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const assets = names.filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(
    assets.map(async (name) => {
      const file = path.join(folder, name)
      await writeFile(
        `${file}.br`,
        await brotliCompressAsync(await readFile(file), { params: compressionParams }),
      )
    }),
  )
}
