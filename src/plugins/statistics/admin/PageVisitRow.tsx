import { Link } from '@/components/admin/frame/routing'
import type { PageVisit } from '@/payload-types'
import { visitDeviceLabels, visitSourceLabels } from '@/src/content/visitSources'
import { removeLanguagePrefix } from '@/src/plugins/statistics/rules/exclusion'
import {
  browserLabels,
  operatingSystemLabels,
  pageVisitsText as text,
} from '@/src/plugins/statistics/words/admin/pageVisits'
import styles from './PageVisitsList.module.css'

export type ListedPageVisit = PageVisit & { at: string }

/** Row with one page view, the source of its visit, and links to exclude similar views. */
export function PageVisitRow({ row }: { row: ListedPageVisit }) {
  const { at, createdAt, host, isStruckOut, pagePath, pageTitle, visit } = row
  const source = labelOrRawValue(visitSourceLabels, row.source)
  const machine = [
    labelOrRawValue(visitDeviceLabels, row.deviceType),
    labelOrRawValue(browserLabels, row.browser),
    labelOrRawValue(operatingSystemLabels, row.os),
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
        {isStruckOut ? <strong>{text.excluded}</strong> : <ExcludeSimilarVisitsLinks row={row} />}
      </td>
    </tr>
  )
}

function ExcludeSimilarVisitsLinks({ row: { host, pagePath, source } }: { row: ListedPageVisit }) {
  const page = removeLanguagePrefix(pagePath ?? '')
  const label = labelOrRawValue(visitSourceLabels, source)
  const links: { preset: Record<string, string>; name: string }[] = [
    { preset: { kind: 'path', value: page }, name: text.strikeOutThis.path(page) },
  ]
  if (host) {
    links.unshift({ preset: { kind: 'host', value: host }, name: text.strikeOutThis.host(host) })
  }
  if (source && label) {
    links.push({ preset: { kind: 'source', source }, name: text.strikeOutThis.source(label) })
  }
  return (
    <details>
      <summary>{text.strike}</summary>
      <ul>
        {links.map(({ preset, name }) => (
          <li key={name}>
            <Link
              href={`/admin/collections/visit-exclusions/create?${new URLSearchParams(preset)}`}
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

function labelOrRawValue(labels: Record<string, string>, value: string | null | undefined) {
  return value ? (labels[value] ?? value) : null
}
