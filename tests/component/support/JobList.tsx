import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { Suspense, use, useMemo, useState } from 'react'
import { JOB_COUNT_ID, JOB_LIST_ANCHOR } from '@/components/site/jobList/anchors'
import { JobPaginationLink } from '@/components/site/jobList/JobPaginationLink'
import { JobSearchForm } from '@/components/site/jobList/JobSearchForm'
import { siteWordsIn } from '@/src/content/siteWords'
import { criteriaIn } from '@/tests/support/offerCriteria'
import { router } from './router'

type Props = {
  /** The initial search, as a query. */
  search?: string
  /** Delays each next page until this promise resolves. */
  arrival?: Promise<unknown>
}

/** The search form above a short list; the router shows the requested page, as Next's does. */
export function JobList({ search = '', arrival = Promise.resolve() }: Props) {
  const [url, setUrl] = useState<string | Promise<string>>(`/nos-offres${search}`)
  const routes = useMemo(() => {
    const show = (href: string) => setUrl(arrival.then(() => href))
    const go = (step: 'push' | 'replace') => (href: string, options?: object) => {
      router[step](href, options)
      show(href)
    }
    return { ...router, push: go('push'), replace: go('replace'), bfcacheId: 'component' }
  }, [arrival])
  return (
    <AppRouterContext value={routes}>
      <Suspense>
        <JobListAtUrl url={url} />
      </Suspense>
    </AppRouterContext>
  )
}

function JobListAtUrl({ url }: { url: string | Promise<string> }) {
  const shown = typeof url === 'string' ? url : use(url)
  const params = useMemo(() => new URLSearchParams(shown.split('?')[1]), [shown])
  return (
    <SearchParamsContext value={params}>
      <section id={JOB_LIST_ANCHOR}>
        <JobSearchForm words={JOB_SEARCH_WORDS}>
          <p id={JOB_COUNT_ID} tabIndex={-1}>
            {shown}
          </p>
          <div style={{ height: '200vh' }} />
          <JobPaginationLink href="/nos-offres?page=2">Page suivante</JobPaginationLink>
        </JobSearchForm>
      </section>
    </SearchParamsContext>
  )
}

const FRENCH_WORDS = siteWordsIn('fr')
const JOB_SEARCH_WORDS = {
  ...FRENCH_WORDS,
  criteria: criteriaIn('fr'),
  quotation: FRENCH_WORDS.siteWords.quotation,
}
