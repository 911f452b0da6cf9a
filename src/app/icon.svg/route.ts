export { GET } from '@/src/plugins/appearance/routes/icon.svg/route'

export const dynamic = 'force-dynamic'
