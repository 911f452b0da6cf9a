import type { Metadata } from 'next'
import type { Seo } from '@/payload-types'

type DescribedPage = { title: string; summary?: string | null; seo?: Seo }

/** What a page tells search engines about itself. */
export function describePage({ title, summary, seo }: DescribedPage, path: string): Metadata {
  return {
    title: seo?.metaTitle || title,
    description: seo?.metaDescription || summary || undefined,
    alternates: { canonical: path },
  }
}
