// The admin's only way to Next's router: the next major release changes it here.
export { default as Link } from 'next/link'
export {
  notFound,
  redirect,
  usePathname,
  useRouter,
  useSearchParams,
} from 'next/navigation'
