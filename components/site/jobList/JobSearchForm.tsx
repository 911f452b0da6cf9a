'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useTransition,
} from 'react'
import { useIsNavigatingAway } from '@/components/site/navigation/useIsNavigatingAway'
import { classNames } from '@/components/ui/classNames'
import { useHref } from '@/components/ui/Edition'
import { isHandledByBrowser } from '@/components/ui/Link'
import { Spinner } from '@/components/ui/Spinner'
import { jobListHref, parseJobSearch, parseJobSearchParams } from '@/src/domain/offers/jobSearchUrl'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { jobListExtras } from '@/src/plugins/jobListExtras'
import { JOB_COUNT_ID, JOB_LIST_ANCHOR } from './anchors'
import layout from './JobListLayout.module.css'
import { TurnPageContext } from './JobPaginationLink'
import styles from './JobSearchForm.module.css'
import { JobSearchPanel, type SearchWords } from './JobSearchPanel'
import { JobSortField } from './JobSortField'
import { clearSearchFields, fillFieldsFromUrl, readSearchFields } from './searchFields'

const SEARCH_TYPING_PAUSE_MS = 300

type Props = { words: SearchWords; children: ReactNode }

/**
 * A plain GET form. With JavaScript it searches on each change.
 */
export function JobSearchForm({ words, children }: Props) {
  const router = useRouter()
  const hrefOf = useHref()
  const params = useSearchParams()
  const shown = parseJobSearchParams(params, words.criteria)
  const href = jobListHref(shown)
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const requestedHref = useRef(href)
  const followed = useRef<'chip' | 'page'>(undefined)
  const wasRenderedBefore = useRef(false)
  const [pending, startTransition] = useTransition()
  const isLeaving = useIsNavigatingAway(params.toString())

  const wantedOf = (fields: HTMLFormElement | null) =>
    fields ? jobListHref(parseJobSearch(readSearchFields(fields), words.criteria)) : undefined

  const search = () => {
    clearTimeout(typing.current)
    const nextHref = wantedOf(form.current)
    if (nextHref === undefined || nextHref === requestedHref.current) return
    // A change after a followed link replaces its history entry.
    ask(nextHref, followed.current ? 'push' : 'replace')
  }

  const ask = (nextHref: string, step: 'push' | 'replace') => {
    requestedHref.current = nextHref
    startTransition(() => router[step](hrefOf(nextHref), { scroll: false }))
  }

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(typing.current)
    if (event.target instanceof HTMLInputElement) {
      typing.current = setTimeout(search, SEARCH_TYPING_PAUSE_MS)
    } else search()
  }

  const remove = (event: MouseEvent<HTMLAnchorElement>, names: readonly string[]) => {
    if (!form.current || isHandledByBrowser(event)) return
    event.preventDefault()
    followed.current = 'chip'
    clearSearchFields(form.current, names)
    search()
  }

  const turnPage = (event: MouseEvent<HTMLAnchorElement>, nextHref: string) => {
    if (isHandledByBrowser(event)) return
    event.preventDefault()
    followed.current = 'page'
    ask(nextHref, 'push')
  }

  useLayoutEffect(() => {
    // The response to an earlier change must not replace a later one that is still pending.
    if (pending && href !== requestedHref.current) return
    if (followed.current === 'page' && href === requestedHref.current) {
      document.getElementById(JOB_LIST_ANCHOR)?.scrollIntoView()
    }
    requestedHref.current = href
    // At the first rendering the fields already show the URL, or what the visitor has typed since.
    if (form.current && wasRenderedBefore.current) fillFieldsFromUrl(form.current, href)
    wasRenderedBefore.current = true
    // The link disappears with its filter or page, so the focus is moved.
    if (followed.current && document.activeElement === document.body) {
      document.getElementById(JOB_COUNT_ID)?.focus({ preventScroll: true })
    }
    followed.current = undefined
  }, [href, pending])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for choices made before hydration.
  useEffect(() => {
    if (wantedOf(form.current) !== jobListHref({ ...shown, page: 1 })) search()
    return () => clearTimeout(typing.current)
  }, [])
  // A click on an offer cancels the pending search.
  useEffect(() => {
    if (isLeaving) clearTimeout(typing.current)
  }, [isLeaving])

  return (
    <div className={layout.layout}>
      <search className={layout.search} aria-label={words.jobSearchWords.searchForm}>
        <form
          ref={form}
          action={`${hrefOf(JOB_LIST_PATH)}#${JOB_LIST_ANCHOR}`}
          method="get"
          onChange={onChange}
          onSubmit={(event) => {
            event.preventDefault()
            search()
            document.getElementById(JOB_LIST_ANCHOR)?.scrollIntoView()
          }}
        >
          <JobSearchPanel words={words} search={shown} onRemove={remove} />
          <JobSortField words={words} sort={shown.sort} />
        </form>
      </search>
      <div className={styles.pending}>
        {pending ? <Spinner label={words.jobSearchWords.searching} /> : null}
      </div>
      <div className={classNames(layout.found, pending && styles.waiting)} aria-busy={pending}>
        <TurnPageContext value={turnPage}>{children}</TurnPageContext>
      </div>
      {jobListExtras.map(({ name, Extra }) => (
        <Extra key={name} isHeld={pending || isLeaving} />
      ))}
    </div>
  )
}
