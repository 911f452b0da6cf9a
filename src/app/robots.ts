export { default } from '@/src/plugins/search-engines/routes/robots'

export const dynamic = 'force-dynamic'
