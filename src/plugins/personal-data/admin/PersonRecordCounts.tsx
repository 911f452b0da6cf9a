import { Link } from '@payloadcms/ui'
import { Fragment } from 'react'
import {
  PERSON_RECORD_KINDS,
  type PersonRecordKind,
  type RecordCountsByKind,
} from '@/src/plugins/personal-data/rules/personRecord'
import type { PersonRecordLink } from '@/src/plugins/personal-data/rules/personRecordLinks'
import {
  formatRecordCount,
  linkedRecordCountText,
  openRecordsLinkLabel,
  personRecordKindLabel,
  personWords as words,
} from '@/src/plugins/personal-data/words/admin/personData'
import styles from './PersonDataSearch.module.css'

type Props = {
  counts: RecordCountsByKind
  replaced?: number
  /** Links to the records that a figure counts; absent after the erasure. */
  linksOf?: (kind: PersonRecordKind) => PersonRecordLink[]
}

/** Number of records of each kind; kinds without records are not listed. */
export function PersonRecordCounts({ counts, linksOf = () => [], replaced = 0 }: Props) {
  return (
    <dl className={styles.kinds}>
      {PERSON_RECORD_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <div key={kind}>
          <dt>{personRecordKindLabel(kind)}</dt>
          <RecordCount count={counts[kind]} kind={kind} links={linksOf(kind)} />
        </div>
      ))}
      {replaced > 0 ? (
        <div>
          <dt>{words.replaced}</dt>
          <dd>{formatRecordCount(replaced)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

type RecordCountProps = { count: number; kind: PersonRecordKind; links: PersonRecordLink[] }

function RecordCount({ count, kind, links }: RecordCountProps) {
  const isWhole = links.reduce((sum, link) => sum + link.count, 0) === count
  if (!isWhole) return <dd>{formatRecordCount(count)}</dd>
  return (
    <dd>
      {links.map((link, place) => (
        <Fragment key={link.address}>
          {place > 0 && <span>{words.and}</span>}
          {/* The link opens a new tab, so that the ticked passages of this page are not lost. */}
          <Link
            aria-label={openRecordsLinkLabel(kind, linkedRecordCountText(link))}
            href={link.address}
            prefetch={false}
            target="_blank"
          >
            {linkedRecordCountText(link)}
          </Link>
        </Fragment>
      ))}
    </dd>
  )
}
