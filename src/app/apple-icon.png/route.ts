export { GET } from '@/src/plugins/appearance/routes/apple-icon.png/route'

export const dynamic = 'force-dynamic'
