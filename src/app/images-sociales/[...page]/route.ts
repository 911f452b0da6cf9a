export {
  GET,
  generateStaticParams,
} from '@/src/plugins/search-engines/routes/images-sociales/[...page]/route'

export const dynamic = 'force-static'
