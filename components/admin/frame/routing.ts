// The admin imports Next's router only from here, so that a major release of Next requires changes in one file.
export { default as Link } from 'next/link'
export {
  notFound,
  redirect,
  usePathname,
  useRouter,
  useSearchParams,
} from 'next/navigation'
