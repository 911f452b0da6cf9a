import { Gutter, Link, Pill } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { formatDateTime } from '@/src/content/dates'
import { findVersions, type Version } from '@/src/plugins/version-history/queries/findVersions'
import {
  changedFieldNames,
  type VersionState,
  versionWords as words,
} from '@/src/plugins/version-history/words/admin/versions'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { documentOfVersionView, versionListPath } from './documentOfVersionView'
import styles from './Versions.module.css'
import { VersionsBreadcrumbs } from './VersionsBreadcrumbs'

const MAX_FIELD_NAMES = 5

/** List of the saved versions of a document, each with its date, author and changed fields. */
export async function VersionList(props: DocumentViewServerProps) {
  const of = documentOfVersionView(props)
  if (!of) return null
  const { req } = props.initPageResult
  const [versions, timezone] = await Promise.all([
    findVersions(req, of),
    readSiteTimezone(req.payload),
  ])
  const address = versionListPath(props)
  return (
    <main>
      <VersionsBreadcrumbs {...props} view={req.t('version:versions')} />
      <Gutter className={styles.page}>
        {versions.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.savedAt}</th>
                <th scope="col">{words.savedBy}</th>
                <th scope="col">{words.changes}</th>
                <th scope="col">{words.state}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <tr key={version.id}>
                  <th scope="row">
                    <Link href={`${address}/${version.id}`} prefetch={false}>
                      <time dateTime={version.at}>{formatDateTime(version.at, timezone)}</time>
                    </Link>
                  </th>
                  <td>
                    <VersionAuthor name={version.by} />
                  </td>
                  <td>{changedFieldsText(version)}</td>
                  <td>
                    <VersionStatePill state={versionState(version, versions)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </main>
  )
}

function VersionAuthor({ name }: { name: string | null }) {
  if (name) return name
  return (
    <span className={styles.quiet} title={words.unknownAuthorHelp}>
      {words.unknownAuthor}
    </span>
  )
}

function changedFieldsText({ changes, status }: Version): string {
  if (!changes) return words.oldest
  const names = changedFieldNames(changes)
  if (names.length === 0) return status ? words.onlyStatus[status] : words.nothing
  const shown = names.slice(0, MAX_FIELD_NAMES).join(', ')
  const rest = names.length - MAX_FIELD_NAMES
  return rest > 0 ? `${shown} ${words.more(rest)}` : shown
}

const PILL_STYLE_BY_VERSION_STATE = {
  online: 'success',
  current: 'success',
  currentDraft: 'warning',
  draft: 'light-gray',
  former: 'light-gray',
} as const satisfies Record<VersionState, string>

function VersionStatePill({ state }: { state: VersionState | null }) {
  if (!state) return null
  return (
    <Pill pillStyle={PILL_STYLE_BY_VERSION_STATE[state]} size="small">
      {words.states[state]}
    </Pill>
  )
}

/** Returns the label of a version: only the newest version of each status is current. */
function versionState(version: Version, versions: Version[]): VersionState | null {
  const [newest] = versions
  if (version.status === null) return version === newest ? 'current' : null
  if (version.status === 'draft') return version === newest ? 'currentDraft' : 'draft'
  return version === versions.find(({ status }) => status === 'published') ? 'online' : 'former'
}
