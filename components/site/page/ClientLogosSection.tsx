import { useId } from 'react'
import type { ClientLogos } from '@/payload-types'
import { pictureAttributes } from '@/src/domain/look/picture'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import type { LoopLogo } from './ClientLogoList'
import { ClientLogoLoop, type LoopWords } from './ClientLogoLoop'
import styles from './ClientLogosSection.module.css'

type ClientLogoRows = NonNullable<ClientLogos>
type Props = { heading: string; clients: ClientLogoRows; words: LoopWords }

/** The clients of a sector. */
export function ClientLogosSection({ heading, clients, words }: Props) {
  const id = useId()
  const logos = clients.flatMap((client) => toLoopLogo(client) ?? [])
  if (logos.length === 0) return null
  return (
    <div className={styles.band}>
      <ClientLogoLoop words={words} labelledBy={id} logos={logos}>
        <h2 id={id}>{heading}</h2>
      </ClientLogoLoop>
    </div>
  )
}

function toLoopLogo({
  id,
  name,
  logo,
  alt,
  extraClass,
  url,
}: ClientLogoRows[number]): LoopLogo | null {
  const sources = typeof logo === 'object' ? pictureAttributes(logo) : null
  if (!sources) return null
  const { src, width, height } = sources
  return {
    key: id ?? name,
    image: { src, width, height, alt: alt || sources.alt || name },
    style: extraClass ?? undefined,
    href: sanitizeUrl(url ?? '') || undefined,
  }
}
