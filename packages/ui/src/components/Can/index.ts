export {
  Can,
  CanProvider,
  PermissionCheckMissingError,
  type CanProps,
  type CanProviderProps,
  type CanState,
  type Permission,
  type PermissionCheck,
} from "./Can.js";
