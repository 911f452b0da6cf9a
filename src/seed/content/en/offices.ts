export { offices } from '@/src/seed/content/offices'
