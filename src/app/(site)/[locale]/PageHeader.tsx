import type { ComponentProps } from 'react'
import { PageHero } from '@/components/site/page/PageHero'
import { pageDescribers } from '@/src/plugins/pageDescribers'

/** The header of a page, with its breadcrumb for search engines. */
export function PageHeader(hero: ComponentProps<typeof PageHero>) {
  const { trail = [], current, title } = hero
  return (
    <>
      {pageDescribers.map(({ name, Trail }) => (
        <Trail key={name} trail={trail} current={current || title} />
      ))}
      <PageHero {...hero} />
    </>
  )
}
