import type { PageVisit } from '@/payload-types'
import { browserLabels, systemLabels, pageVisitsText as text } from '@/src/content/admin/pageVisits'
import { visitDeviceLabels, visitSourceLabels } from '@/src/content/visitSources'
import { pageOfAnyLanguage } from '@/src/domain/visits/exclusion'
import { Link } from '../frame/routing'
import styles from './PageVisitsList.module.css'

export type ListedPage = PageVisit & { at: string }

/** One page that was seen, how its visit began, and what of that can be struck out. */
export function PageVisitRow({ row }: { row: ListedPage }) {
  const { at, createdAt, host, isStruckOut, pagePath, pageTitle, visit } = row
  const source = named(visitSourceLabels, row.source)
  const machine = [
    named(visitDeviceLabels, row.deviceType),
    named(browserLabels, row.browser),
    named(systemLabels, row.os),
    row.screenResolution,
  ].filter((part) => part)
  return (
    <tr data-struck={isStruckOut || undefined}>
      <td className={styles.at}>
        <time dateTime={createdAt}>{at}</time>
      </td>
      <th scope="row">
        <div>{pageTitle || pagePath}</div>
        <span>{pagePath}</span>
      </th>
      <td>
        <span>{source ?? text.noConsent}</span>
        {host && <span>{text.from(host)}</span>}
      </td>
      <td>
        <span>{machine.join(', ')}</span>
        {visit != null && <span>{text.visitNumber(visit)}</span>}
      </td>
      <td className={styles.counted}>
        {isStruckOut ? <strong>{text.struckOut}</strong> : <StrikeLinks row={row} />}
      </td>
    </tr>
  )
}

function StrikeLinks({ row: { host, pagePath, source } }: { row: ListedPage }) {
  const page = pageOfAnyLanguage(pagePath ?? '')
  const label = named(visitSourceLabels, source)
  const links: { asked: Record<string, string>; name: string }[] = [
    { asked: { kind: 'path', value: page }, name: text.strikeOutThis.path(page) },
  ]
  if (host) {
    links.unshift({ asked: { kind: 'host', value: host }, name: text.strikeOutThis.host(host) })
  }
  if (source && label) {
    links.push({ asked: { kind: 'source', source }, name: text.strikeOutThis.source(label) })
  }
  return (
    <details>
      <summary>{text.strike}</summary>
      <ul>
        {links.map(({ asked, name }) => (
          <li key={name}>
            <Link
              href={`/admin/collections/visit-exclusions/create?${new URLSearchParams(asked)}`}
              prefetch={false}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function named(labels: Record<string, string>, value: string | null | undefined) {
  return value ? (labels[value] ?? value) : null
}
