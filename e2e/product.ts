import { startProduct } from "../tools/product.mjs";

/** Starts the product before the tests and tells them where it is: `E2E_URL`, which the configuration makes `baseURL`. */
export default async function product(): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct();
  process.env["E2E_URL"] = url;
  return stop;
}
