import { NotFoundMessage } from '@/components/site/NotFoundMessage'

export default function SiteNotFound() {
  return <NotFoundMessage />
}
