import type { Payload } from 'payload'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { VisitedDocument } from '@/src/domain/visits/visitPath'

type VisitedDocumentInLanguage = VisitedDocument & { language: SiteLanguage }
type VisitedDocumentRow = {
  kind: string
  language: SiteLanguage | null
  slug: string
  sourceSlug: string
}

const visitedPagesSql = (kind: string, table: string) => `
  SELECT '${kind}' AS kind, asked._locale::text AS language, asked.slug,
    coalesce(source.slug, asked.slug) AS "sourceSlug"
  FROM ${table} asked
    LEFT JOIN ${table} source ON source._parent_id = asked._parent_id AND source._locale = '${SOURCE_LANGUAGE}'
  WHERE asked.slug = ANY($1)`

// The query finds closed offers and former slugs too: visitors may still have such a page open.
const VISITED_DOCUMENTS_SQL = `
  SELECT 'offer' AS kind, NULL AS language, slug, slug AS "sourceSlug" FROM job_offers WHERE slug = ANY($1)
  UNION SELECT 'offer', NULL, text, text FROM job_offers_texts
    WHERE path = 'previousSlugs' AND text = ANY($1)
  UNION ${visitedPagesSql('expertise-pages', 'expertise_pages_locales')}
  UNION ${visitedPagesSql('sector-pages', 'sector_pages_locales')}
  UNION ${visitedPagesSql('value-pages', 'value_pages_locales')}`

/**
 * Finds which of these documents exist or existed, in one query. @returns the French slug of each,
 * under which all languages are counted; null when it never existed
 */
export async function findVisitedSourceSlugs(
  payload: Payload,
  things: VisitedDocumentInLanguage[],
) {
  const slugs = [...new Set(things.map(({ slug }) => slug))]
  if (slugs.length === 0) return () => null
  const { rows } = await payload.db.pool.query<VisitedDocumentRow>(VISITED_DOCUMENTS_SQL, [slugs])
  const inLanguage = new Map(rows.map((row) => [localizedSlugKey(row), row.sourceSlug]))
  const inAny = new Map(
    rows.map((row) => [localizedSlugKey({ ...row, language: null }), row.sourceSlug]),
  )
  return (thing: VisitedDocumentInLanguage) => {
    const named = { ...thing, kind: visitedDocumentKind(thing) }
    return (
      inLanguage.get(localizedSlugKey(named)) ??
      inAny.get(localizedSlugKey({ ...named, language: null })) ??
      null
    )
  }
}

const localizedSlugKey = ({ kind, language, slug }: Omit<VisitedDocumentRow, 'sourceSlug'>) =>
  `${kind} ${language} ${slug}`

// Returns the kind of document: a visit to an application form counts as a visit to its offer.
const visitedDocumentKind = (thing: VisitedDocument) =>
  thing.kind === 'page' ? thing.collection : 'offer'
