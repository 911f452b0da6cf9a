export type ZipEntry = { name: string; packedBytes: number; unpackedBytes: number }

// The error text of `fileTooComplex` names these limits.
export const MAX_ZIP_ENTRIES = 2_000
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
export const MAX_UNPACKED_RATIO = 100
// Below this size the ratio is ignored: small packages of white space are harmless.
const MIN_BYTES_FOR_RATIO_CHECK = 4 * 1024 * 1024

/** False for a name that leads out of the folder into which the package is unpacked. */
export function isSafeEntryName(name: string): boolean {
  const isAbsolute = /^([/\\]|[a-z]:)/i.test(name)
  return !isAbsolute && !name.includes('\0') && !name.split(/[/\\]/).includes('..')
}

/**
 * True for a package that would unpack to far more than a document. Checked on its directory,
 * before unpacking.
 */
export function isZipBomb(entries: ZipEntry[]): boolean {
  const packed = entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0)
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  return (
    entries.length > MAX_ZIP_ENTRIES ||
    unpacked > MAX_UNPACKED_BYTES ||
    (unpacked > MIN_BYTES_FOR_RATIO_CHECK && unpacked > packed * MAX_UNPACKED_RATIO)
  )
}
