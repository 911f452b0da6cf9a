import { Link } from '@payloadcms/ui'
import { Fragment } from 'react'
import type { FigureLink } from '@/src/plugins/personal-data/rules/figureLinks'
import {
  PERSON_KINDS,
  type PersonCounts,
  type PersonKind,
} from '@/src/plugins/personal-data/rules/personRecord'
import {
  countText,
  linkedCount,
  openFigure,
  personKindLabel,
  personWords as words,
} from '@/src/plugins/personal-data/words/admin/personData'
import styles from './PersonData.module.css'

type Props = {
  counts: PersonCounts
  replaced?: number
  /** Links to the records that a figure counts; absent after the erasure. */
  linksOf?: (kind: PersonKind) => FigureLink[]
}

/** Number of records of each kind; kinds without records are not listed. */
export function PersonKinds({ counts, linksOf = () => [], replaced = 0 }: Props) {
  return (
    <dl className={styles.kinds}>
      {PERSON_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <div key={kind}>
          <dt>{personKindLabel(kind)}</dt>
          <Figure count={counts[kind]} kind={kind} links={linksOf(kind)} />
        </div>
      ))}
      {replaced > 0 ? (
        <div>
          <dt>{words.replaced}</dt>
          <dd>{countText(replaced)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

type FigureProps = { count: number; kind: PersonKind; links: FigureLink[] }

function Figure({ count, kind, links }: FigureProps) {
  const isWhole = links.reduce((sum, link) => sum + link.count, 0) === count
  if (!isWhole) return <dd>{countText(count)}</dd>
  return (
    <dd>
      {links.map((link, place) => (
        <Fragment key={link.address}>
          {place > 0 && <span>{words.and}</span>}
          {/* In a new tab, so that the ticked passages of this page are not lost. */}
          <Link
            aria-label={openFigure(kind, linkedCount(link))}
            href={link.address}
            prefetch={false}
            target="_blank"
          >
            {linkedCount(link)}
          </Link>
        </Fragment>
      ))}
    </dd>
  )
}
