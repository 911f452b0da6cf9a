import { bundleFileInspector } from '@/src/server/build/bundlePrograms'
import { root } from '@/src/server/root'

/** Before all tests that send files: the program that inspects them. */
export const setup = () => bundleFileInspector(root)
