import { Gutter, Link } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { notFound } from '@/components/admin/frame/routing'
import { formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { findVersion, type Version } from '@/src/plugins/version-history/queries/findVersions'
import type { VersionChange } from '@/src/plugins/version-history/rules/findVersionChanges'
import {
  formatChangedValue,
  nameOfVersionChange,
  versionWords as words,
} from '@/src/plugins/version-history/words/admin/versions'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { documentOfVersionView, versionListPath } from './documentOfVersionView'
import { RestoreVersion } from './RestoreVersion'
import { splitAtDifference } from './splitAtDifference'
import styles from './Versions.module.css'
import { VersionsBreadcrumbs } from './VersionsBreadcrumbs'

/** Page of one version: author, date, each changed field, and a button to restore it. */
export async function VersionView(props: DocumentViewServerProps) {
  const of = documentOfVersionView(props)
  const { req } = props.initPageResult
  const id = props.routeSegments.at(-1) ?? ''
  const [version, timezone] = await Promise.all([
    of && findVersion(req, of, id),
    readSiteTimezone(req.payload),
  ])
  if (!version) notFound()
  const at = formatDateTime(version.at, timezone)
  return (
    <main>
      <VersionsBreadcrumbs {...props} view={at} />
      <Gutter className={styles.page}>
        <p>
          <Link href={versionListPath(props)} prefetch={false}>
            {words.back}
          </Link>
        </p>
        <header className={styles.head}>
          <div>
            <h2>{words.of(at)}</h2>
            {version.by ? <p className={styles.quiet}>{words.by(version.by)}</p> : null}
          </div>
          {version.isNewest ? null : <RestoreVersion id={version.id} status={version.status} />}
        </header>
        <VersionChanges of={version} timezone={timezone} />
      </Gutter>
    </main>
  )
}

function VersionChanges({
  of: { changes, status },
  timezone,
}: {
  of: Version
  timezone: SiteTimezone
}) {
  if (!changes) return <p>{words.oldest}</p>
  if (changes.length === 0) return <p>{status ? words.onlyStatus[status] : words.nothing}</p>
  return (
    <table className={`${styles.table} ${styles.changes}`}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <VersionChangeRow change={change} key={nameOfVersionChange(change)} timezone={timezone} />
        ))}
      </tbody>
    </table>
  )
}

function VersionChangeRow({ change, timezone }: { change: VersionChange; timezone: SiteTimezone }) {
  const before = formatChangedValue(change, change.before, timezone)
  const after = formatChangedValue(change, change.after, timezone)
  const marked = splitAtDifference(before, after)
  return (
    <tr>
      <th scope="row">{nameOfVersionChange(change)}</th>
      <td data-label={words.before}>
        {before === '' ? <EmptyValue /> : <MarkedDifferenceText as="del" parts={marked.before} />}
      </td>
      <td data-label={words.after}>
        {after === '' ? <EmptyValue /> : <MarkedDifferenceText as="ins" parts={marked.after} />}
      </td>
    </tr>
  )
}

const EmptyValue = () => <span className={styles.quiet}>{words.empty}</span>

type DifferenceParts = ReturnType<typeof splitAtDifference>['before']

function MarkedDifferenceText({
  as: Mark,
  parts: { start, changed, end },
}: {
  as: 'del' | 'ins'
  parts: DifferenceParts
}) {
  return (
    <>
      <span>{start}</span>
      {changed ? <Mark>{changed}</Mark> : null}
      <span>{end}</span>
    </>
  )
}
