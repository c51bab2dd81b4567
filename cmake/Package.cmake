# `make deb`: the program as a Debian package, with its unit, a user of its own and its options under /etc (docs/operations.md).
include(GNUInstallDirs)
install(TARGETS ludarium RUNTIME DESTINATION bin)
install(FILES deploy/ludarium.service DESTINATION /lib/systemd/system)
install(FILES deploy/ludarium.conf DESTINATION /etc/ludarium)
install(FILES deploy/nginx.conf deploy/haproxy.cfg deploy/alerts.yml deploy/grafana-dashboard.json docs/operations.md
              THIRD-PARTY.md
        DESTINATION share/doc/ludarium)
install(FILES LICENSE DESTINATION share/doc/ludarium RENAME copyright)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ludarium)
set(CPACK_PACKAGE_VENDOR Ludarium)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Tables for heavy strategy games, in the browser")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "A server with the rules, bots and the page for the browser of Scythe, Imperial Settlers and Paladins of the West Kingdom.")
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "The Ludarium authors")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_STRIP_FILES ON)
foreach(script conffiles postinst prerm postrm)
  list(APPEND CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/deploy/debian/${script})
endforeach()
include(CPack)
