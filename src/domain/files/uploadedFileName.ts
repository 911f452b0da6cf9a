import { hasVisibleText } from '../text/visibleText'

const MAX_NAME_CHARACTERS = 120
const FALLBACK_STEM = 'document'

// Line breaks and NUL split headers; direction marks make "exe.pdf" out of "fdp.exe".
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
const REFUSED_BY_FILE_SYSTEMS = /[<>:"|?*]/g

/**
 * A file name that is safe to show and download: no path, no invisible characters, accents
 * unchanged.
 */
export function cleanFileName(name: string): string {
  const lastSegment = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = lastSegment.replace(INVISIBLE, '').replace(REFUSED_BY_FILE_SYSTEMS, '_').trim()
  const dot = visible.lastIndexOf('.')
  const stem = dot < 0 ? visible : visible.slice(0, dot)
  const extension = dot < 0 ? '' : visible.slice(dot).trimEnd()
  const cut = [...stem].slice(0, MAX_NAME_CHARACTERS - extension.length).join('')
  const kept = cut.replace(/^[.\s]+/, '').trimEnd()
  return `${hasVisibleText(kept) ? kept : FALLBACK_STEM}${extension}`
}

/** `<Candidate_Name>_<file_name>`, the name under which staff download a candidate's file. */
export function downloadName(candidateName: string, originalName: string): string {
  const wished = `${candidateName} ${cleanFileName(originalName)}`
  return cleanFileName(wished.replace(/[/\\]/g, ' ')).replace(/\s+/g, '_')
}

/** RFC 6266: an ASCII name for old clients, the UTF-8 name for all others. */
export function attachmentHeader(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
