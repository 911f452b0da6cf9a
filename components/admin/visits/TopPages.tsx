'use client'

import { useState } from 'react'
import { visitedPageName } from '@/src/content/admin/visitedPages'
import { visitStatsText as text } from '@/src/content/admin/visitStats'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { MAX_LISTED_PAGES, type VisitReport } from '@/src/domain/visits/visitReport'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import styles from './TopPages.module.css'
import { VisitShareList } from './VisitShareList'

type Props = { report: Pick<VisitReport, 'pageTitles'> & { stats: Pick<VisitStats, 'topPages'> } }

/** The most viewed pages, all languages together; a button splits them by language if there are several. */
export function TopPages({ report: { stats, pageTitles } }: Props) {
  const [isSplit, setSplit] = useState(false)
  const listed = stats.topPages.slice(0, MAX_LISTED_PAGES)
  const hasOthers = listed.some(({ languages }) =>
    languages.some(({ language }) => language !== SOURCE_LANGUAGE),
  )
  const shares = listed.map(({ page, views, percentage, languages }) => ({
    ...{ key: page, percentage },
    label: visitedPageName(page, pageTitles),
    count: text.viewsOf(views),
    ...(isSplit && hasOthers ? { parts: text.viewsByLanguage(languages) } : {}),
  }))
  return (
    <VisitShareList figure="topPages" shares={shares}>
      {hasOthers && (
        <button
          aria-pressed={isSplit}
          className={styles.toggle}
          onClick={() => setSplit(!isSplit)}
          type="button"
        >
          {text.byLanguage}
        </button>
      )}
    </VisitShareList>
  )
}
