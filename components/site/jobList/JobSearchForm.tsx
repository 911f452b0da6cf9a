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
import { classNames } from '@/components/ui/classNames'
import { useHref } from '@/components/ui/Edition'
import { Spinner } from '@/components/ui/Spinner'
import { JOB_LIST_PATH } from '@/src/domain/addresses/sitePaths'
import { jobListHref, parseJobSearch, readJobSearch } from '@/src/domain/offers/jobSearchAddress'
import { useLeaving } from '../navigation/useLeaving'
import { JOB_COUNT_ID, JOB_LIST_ANCHOR } from './anchors'
import layout from './JobListLayout.module.css'
import { JobListUpdates } from './JobListUpdates'
import styles from './JobSearchForm.module.css'
import { JobSearchPanel, type SearchWords } from './JobSearchPanel'
import { JobSortField } from './JobSortField'
import { readFields, writeFields } from './searchFields'

const TYPING_PAUSE_MS = 300

type Props = { words: SearchWords; children: ReactNode }

/**
 * A plain GET form; with JavaScript it searches by itself as soon as something is chosen or typed, and what
 * it has found stays up to date.
 */
export function JobSearchForm({ words, children }: Props) {
  const router = useRouter()
  const hrefOf = useHref()
  const params = useSearchParams()
  const shown = readJobSearch(params, words.criteria)
  const href = jobListHref(shown)
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(href)
  const isRemoving = useRef(false)
  const isWritten = useRef(false)
  const [pending, startTransition] = useTransition()
  const isLeaving = useLeaving(params.toString())

  const wantedOf = (fields: HTMLFormElement | null) =>
    fields ? jobListHref(parseJobSearch(readFields(fields), words.criteria)) : undefined

  const search = () => {
    clearTimeout(typing.current)
    const wanted = wantedOf(form.current)
    if (wanted === undefined || wanted === asked.current) return
    asked.current = wanted
    startTransition(() => router.replace(hrefOf(wanted), { scroll: false }))
  }

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(typing.current)
    if (event.target instanceof HTMLInputElement) {
      typing.current = setTimeout(search, TYPING_PAUSE_MS)
    } else search()
  }

  const onClick = (event: MouseEvent<HTMLFormElement>) => {
    isRemoving.current ||= event.target instanceof Element && event.target.closest('a') !== null
  }

  useLayoutEffect(() => {
    // The answer to an earlier choice must not undo a later one that is still on its way.
    if (pending && href !== asked.current) return
    asked.current = href
    // What stands in them at first is the address, or what was chosen since.
    if (form.current && isWritten.current) writeFields(form.current, href)
    isWritten.current = true
    // A chip goes away with the filter that it removes: the focus must not go with it.
    if (isRemoving.current && document.activeElement === document.body) {
      document.getElementById(JOB_COUNT_ID)?.focus({ preventScroll: true })
    }
    isRemoving.current = false
  }, [href, pending])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was chosen before the scripts came.
  useEffect(() => {
    if (wantedOf(form.current) !== jobListHref({ ...shown, page: 1 })) search()
    return () => clearTimeout(typing.current)
  }, [])
  // Whoever has clicked on an offer wants to see it, not what was being typed before.
  useEffect(() => {
    if (isLeaving) clearTimeout(typing.current)
  }, [isLeaving])

  return (
    <div className={layout.layout}>
      <search className={layout.search} aria-label={words.jobSearchWords.searchForm}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: only follows links, which the keyboard clicks too. */}
        <form
          ref={form}
          action={`${hrefOf(JOB_LIST_PATH)}#${JOB_LIST_ANCHOR}`}
          method="get"
          onChange={onChange}
          onClick={onClick}
          onSubmit={(event) => {
            event.preventDefault()
            search()
            document.getElementById(JOB_LIST_ANCHOR)?.scrollIntoView()
          }}
        >
          <JobSearchPanel words={words} search={shown} />
          <JobSortField words={words} sort={shown.sort} />
        </form>
      </search>
      <div className={styles.pending}>
        {pending ? <Spinner label={words.jobSearchWords.searching} /> : null}
      </div>
      <div className={classNames(layout.found, pending && styles.waiting)} aria-busy={pending}>
        {children}
      </div>
      <JobListUpdates isHeld={pending || isLeaving} />
    </div>
  )
}
