export { default } from '@/src/plugins/search-engines/routes/sitemap'

export const dynamic = 'force-dynamic'
