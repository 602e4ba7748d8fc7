import { bundleUnitTests, createBundleFolder, findUnitTests } from './jest.bundle.mjs';

export default async function setup({ testPathPatterns }, { rootDir: root }) {
  const folder = createBundleFolder(root, 'unit');
  process.env.TEST_BUNDLES = folder;
  await bundleUnitTests(root, folder, findUnitTests(root, testPathPatterns));
}
