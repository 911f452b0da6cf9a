const PROGRAM_EXTENSION_PATTERN =
  /\.(exe|dll|scr|com|bat|cmd|pif|cpl|msi|msp|jse?|vb[es]?|wsf|wsh|hta|ps1|psm1|lnk|url|jar|reg|sct|iso|img|vhdx?)$/i

const ELF_SIGNATURE = Buffer.from('7f454c46', 'hex')
const MACH_O_SIGNATURES = ['feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'].map(
  (magic) => Buffer.from(magic, 'hex'),
)

/** Whether a computer would run a file of this name, or mount it as a disk. */
export function isProgramName(name: string): boolean {
  return PROGRAM_EXTENSION_PATTERN.test(name.trim())
}

/** Whether Windows, Linux or macOS would run these bytes. */
export function isExecutable(bytes: Buffer): boolean {
  const magic = bytes.subarray(0, 4)
  return (
    magic.equals(ELF_SIGNATURE) ||
    MACH_O_SIGNATURES.some((signature) => magic.equals(signature)) ||
    isWindowsProgram(bytes)
  )
}

function isWindowsProgram(bytes: Buffer): boolean {
  if (bytes.length < 64 || bytes.toString('latin1', 0, 2) !== 'MZ') return false
  const header = bytes.readUInt32LE(0x3c)
  return bytes.toString('latin1', header, header + 4) === 'PE\0\0'
}
